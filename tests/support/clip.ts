import { truncate, writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** One byte each: 8 bits, one channel. */
const SAMPLES_PER_SECOND = 8000;
const SECONDS = 3600;
const HEADER = 44;

/** Writes a recording of an hour, of which browsers load only the start before it plays. */
export async function writeClip(file: string): Promise<void> {
  const samples = SAMPLES_PER_SECOND * SECONDS;
  const header = Buffer.alloc(HEADER);
  header.write('RIFF', 0);
  header.writeUInt32LE(HEADER - 8 + samples, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(SAMPLES_PER_SECOND, 24);
  header.writeUInt32LE(SAMPLES_PER_SECOND, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples, 40);
  await writeFile(file, header);
  await truncate(file, HEADER + samples);
}

/** Goes to the middle of a clip, for which a browser has to ask for a part of the file. */
export async function expectToSeek(page: Page, address: string): Promise<void> {
  const middle = SECONDS / 2;
  const part = page.waitForResponse(
    (response) =>
      response.url() === address && /^bytes [1-9]\d{6,}-/.test(response.headers()['content-range'] ?? ''),
  );
  const place = await page.evaluate(
    async ([src, seconds]) => {
      const video = document.createElement('video');
      const happened = (name: string) =>
        new Promise((resolve, reject) => {
          video.addEventListener(name, resolve, { once: true });
          video.addEventListener('error', () => reject(new Error(video.error?.message)), { once: true });
        });
      const known = happened('loadedmetadata');
      Object.assign(video, { preload: 'metadata', src });
      await known;
      const arrived = happened('seeked');
      video.currentTime = seconds;
      await arrived;
      return { duration: video.duration, now: video.currentTime, hasData: video.readyState >= 2 };
    },
    [address, middle] as const,
  );
  expect(place).toEqual({ duration: SECONDS, now: middle, hasData: true });
  expect((await part).status()).toBe(206);
}
