const { clamp } = require('apps-kit/clamp');

test('clamps', () => expect(clamp(-1)).toBe(0));
