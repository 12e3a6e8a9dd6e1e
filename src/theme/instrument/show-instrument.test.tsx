// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { STAND_IN } from '../../model/document.ts';
import { showInstrument } from './show-instrument.tsx';

const WRITTEN = '<p>The command does the same.</p>';

function Counter({ failsAt }: { failsAt?: number }) {
  const [count, setCount] = useState(0);
  if (count === failsAt) throw new Error(`There is no ${count}.`);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

let place: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = `<section>${WRITTEN.replace('<p>', `<p class="${STAND_IN}">`)}</section>`;
  place = document.querySelector('section')!;
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const show = (counter: React.ReactElement) => act(async () => showInstrument('Counter', place, counter));
const click = () => act(async () => place.querySelector('button')!.click());

it('replaces what the build wrote', async () => {
  await show(<Counter />);
  await click();
  expect(place.innerHTML).toBe('<button type="button">1</button>');
});

it.each([
  ['at once', 0],
  ['later', 1],
])(
  'one that fails %s leaves what the build wrote, for everyone to see, and the console names it',
  async (_, failsAt) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await show(<Counter failsAt={failsAt} />);
    for (let clicks = 0; clicks < failsAt; clicks++) await click();
    expect(place.querySelector('p')!.outerHTML.replace(' class=""', '')).toBe(WRITTEN);
    expect(place.querySelector('button')).toBeNull();
    expect(said.mock.calls.filter(([text]) => text === '<Counter> failed:')).toHaveLength(1);
  },
);
