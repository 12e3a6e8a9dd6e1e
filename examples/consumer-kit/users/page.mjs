// What a page with two script tags does.
import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import * as React from 'react';

globalThis.React = React;
const [, , file = 'umd/tag.js'] = process.argv;
runInThisContext(readFileSync(`dist/${file}`, 'utf8'));
globalThis.consumerKit.Tag();
