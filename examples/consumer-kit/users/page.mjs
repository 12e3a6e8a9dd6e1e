// What a page with two script tags does.
import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import * as React from 'react';

globalThis.React = React;
runInThisContext(readFileSync('dist/umd/tag.js', 'utf8'));
globalThis.consumerKit.Tag();
