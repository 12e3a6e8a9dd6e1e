import { Fragment } from 'react';

/** Shows a sentence whose names are in backticks. */
export function InlineCode({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, at) => <Fragment key={at}>{at % 2 === 1 ? <code>{part}</code> : part}</Fragment>);
}
