import { readLineMarks } from '../../../engine/page/code/line-marks.ts';

export interface FileText {
  text: string;
  /** For each line of the text, its 1-based line in the block. */
  lines: number[];
}

/** The file a block represents, without line marks and without the lines it shows as removed. */
export function fileText(value: string): FileText {
  const { code, marks } = readLineMarks(value);
  const places = value.split('\n').flatMap((line, index) => {
    const isMarkAlone = line.trim() !== '' && readLineMarks(line).code === '';
    return isMarkAlone ? [] : [index + 1];
  });
  const kept = code
    .split('\n')
    .map((line, index) => ({ line, place: places[index] ?? index + 1, marks: marks.get(index + 1) }))
    .filter((one) => !one.marks?.has('remove'));
  return {
    text: `${kept.map(({ line }) => line).join('\n')}\n`,
    lines: kept.map(({ place }) => place),
  };
}
