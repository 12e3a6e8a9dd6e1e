import { convert } from '../convert/convert.ts';
import type { Input } from '../convert/input.ts';
import { reportOf } from '../convert/report.ts';
import type { DeskAnswer } from './protocol.ts';
import { shortenQuotes } from './quotes.ts';
import { sourcesOf } from './sources.ts';

/** Converts what somebody has pasted, which may be anything. */
export function answerTo(input: Input): DeskAnswer {
  try {
    const found = convert(input);
    if (found.kind !== 'converted') return found;
    const conversion = { ...found, list: shortenQuotes(found.list) };
    return {
      ...conversion,
      report: reportOf(conversion, input.manifest),
      sources: conversion.config === undefined ? [] : sourcesOf(conversion.config),
    };
  } catch {
    // Without an answer, the page would wait until the time is over.
    return { kind: 'failed' };
  }
}
