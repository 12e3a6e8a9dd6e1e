import { createRequire } from 'node:module';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import * as imported from 'rate-kit';

const required = createRequire(import.meta.url)('rate-kit');
console.log(Object.keys(imported), Object.keys(required));
console.log(renderToString(createElement(imported.Rating, { value: 4 })));
