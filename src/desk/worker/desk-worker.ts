import { answerTo } from './answer.ts';
import type { DeskReply, DeskRequest } from './protocol.ts';

function reply(message: DeskReply): void {
  postMessage(message);
}

addEventListener('message', ({ data: { id, input } }: MessageEvent<DeskRequest>) => {
  reply({ type: 'answer', id, answer: answerTo(input) });
});
reply({ type: 'ready' });
