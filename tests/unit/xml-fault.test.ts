import { expect, test } from 'vitest';
import { xmlFault } from '../support/xml-fault.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

test('accepts well-formed XML', () => {
  expect(xmlFault(`${DECLARATION}<a b="c">\n<d/>&amp;é<e:f>x</e:f></a>\n`)).toBeUndefined();
});

test.each([
  '<a/>',
  `${DECLARATION}<a>`,
  `${DECLARATION}<a></b>`,
  `${DECLARATION}<a/><a/>`,
  `${DECLARATION}x<a/>`,
  `${DECLARATION}<a>&nbsp;</a>`,
  `${DECLARATION}<a>& b</a>`,
  `${DECLARATION}<a>1 < 2</a>`,
  `${DECLARATION}<a b="<"/>`,
  `${DECLARATION}<a b=c/>`,
  `${DECLARATION}<a>\u0008</a>`,
  `${DECLARATION}<a>\ufffe</a>`,
])('rejects %j', (xml) => {
  expect(xmlFault(xml)).toBeDefined();
});
