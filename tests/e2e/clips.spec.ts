import { expectToSeek } from '../support/clip.ts';
import { test } from '../support/test.ts';

test('a reader can go to any place of a recording, of which only that part is sent', async ({
  page,
  clipSite: { origin },
}) => {
  await page.goto(`${origin}/`);
  await expectToSeek(page, `${origin}/clip.wav`);
});
