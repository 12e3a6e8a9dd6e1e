import { useState } from 'react';
import { useWindowEvents } from '../../runtime/page/listen.ts';
import type { DeskMessage } from '../words/page-words.ts';
import type { DeskSession } from './desk-session.ts';
import { isTooLarge, MANIFEST, tooLarge } from './given.ts';
import type { Given } from './given.ts';
import { toolOfFile } from '../model/desk-parts.ts';
import type { DeskTool } from '../model/desk-parts.ts';

/** Takes files that are dropped anywhere on the page: beside a target, a browser would leave the page for the file. */
export function useGivenFiles(
  tools: readonly DeskTool[],
  session: Pick<DeskSession, 'start'>,
  onGive: (next: Partial<Given>, why?: DeskMessage) => void,
) {
  const [isOver, setOver] = useState(false);
  const take = (files: Iterable<File>) => {
    void read([...files], tools).then(({ given, problem }) => onGive(given, problem));
  };
  const filesOf = ({ dataTransfer }: DragEvent) =>
    dataTransfer?.types.includes('Files') === true ? dataTransfer.files : undefined;
  useWindowEvents(['dragover'], (event) => {
    if (!filesOf(event)) return;
    event.preventDefault();
    setOver(true);
    session.start();
  });
  useWindowEvents(['dragleave'], ({ relatedTarget }) => {
    if (relatedTarget === null) setOver(false);
  });
  useWindowEvents(['drop'], (event) => {
    const files = filesOf(event);
    if (!files) return;
    event.preventDefault();
    setOver(false);
    take(files);
  });
  return { isOver, take };
}

/** Reads package.json and a configuration: the file of a tool, or else the first of the others. */
async function read(
  files: readonly File[],
  tools: readonly DeskTool[],
): Promise<{ given: Partial<Given>; problem?: DeskMessage }> {
  const manifest = files.find(({ name }) => name === MANIFEST);
  const others = files.filter((file) => file !== manifest);
  const config = others.find(({ name }) => toolOfFile(name, tools)) ?? others[0];
  const chosen = [manifest, config].filter((file) => file !== undefined);
  const large = chosen.find(({ size }) => isTooLarge(size));
  if (large) return { given: {}, problem: tooLarge(large.name) };
  const given: Partial<Given> = {};
  for (const file of chosen) {
    const text = await file.text().catch(() => undefined);
    if (text === undefined)
      return {
        given: {},
        problem: ['The browser could not read {file}. Choose it again.', { file: file.name }],
      };
    if (file === manifest) given.manifest = text;
    else {
      given.config = text;
      // A name that says nothing leaves the tool that the reader has chosen.
      if (toolOfFile(file.name, tools)) given.name = file.name;
    }
  }
  return { given };
}
