import { expect, it } from 'vitest';
import { onPage } from '../../../tests/support/on-page.tsx';
import { Steps } from './Steps.tsx';

it('keeps the headings, so the outline lists the steps and links lead to them', () => {
  const steps = [
    <h3 key="a" id="install">
      Install
    </h3>,
    <p key="b">text</p>,
  ];
  expect(onPage(<Steps>{steps}</Steps>)).toBe(
    '<div class="steps"><h3 id="install">Install</h3><p>text</p></div>',
  );
});
