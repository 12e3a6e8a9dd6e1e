import { expect, test } from 'vitest';
import { Card } from 'apps-kit/card';

test('is a component', () => expect(typeof Card).toBe('function'));
