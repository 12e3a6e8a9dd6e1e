import { createElement } from 'react';
import { chunk } from 'lodash-es';
import mitt from 'mitt';

export const events = mitt();

export const rows = (cells: string[], size: number) =>
  chunk(cells, size).map((row) => createElement('p', null, row.join(' ')));
