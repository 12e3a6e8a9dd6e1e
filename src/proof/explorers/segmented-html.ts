import { attributesHtml, escapeText } from '../../engine/files/escape.ts';

export interface Segmented {
  legend: string;
  /** Name that the radio buttons share. */
  name: string;
  options: readonly { label: string; value: string }[];
  /** Index of the checked option. */
  checked: number | undefined;
}

/** Radio buttons that look like one segmented button; `proof/browser/explorer/segmented.css` has their look. */
export function segmentedHtml({ legend, name, options, checked }: Segmented): string {
  const segments = options.map(({ label, value }, index) => {
    const attributes = attributesHtml({
      type: 'radio',
      name,
      value,
      checked: index === checked || undefined,
    });
    return `<label><input${attributes}>${escapeText(label)}</label>`;
  });
  return `<fieldset><legend>${escapeText(legend)}</legend><div class="segmented">${segments.join('')}</div></fieldset>`;
}
