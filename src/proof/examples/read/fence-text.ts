import { readLineMarks } from '../../../engine/page/code/line-marks.ts';

export interface FileText {
  text: string;
  /** Line of the block (1-based) that each line of the text stands on. */
  lines: number[];
}

/** The file a block stands for: without the marks that only colour lines, and without the lines it shows as removed. */
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
