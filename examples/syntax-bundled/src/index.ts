import { Box } from 'tiny-box';

export const label = (text?: string) => new Box(text ?? 'empty').value;
