// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import type { Track } from '../model/track.ts';
import { leaveTrack, trackOfReader } from './track-of-reader.ts';

const [one, two]: [Track, Track] = [
  { name: 'one', title: 'One', pages: [] },
  { name: 'two', title: 'Two', pages: [] },
];
const nameAt = (address: string) => {
  history.replaceState(null, '', address);
  return trackOfReader([one, two])?.name;
};

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

it('is the one in the address, and then that of the session', () => {
  expect(nameAt('/a')).toBeUndefined();
  expect(nameAt('/a?track=one')).toBe('one');
  expect(nameAt('/b')).toBe('one');
  expect(nameAt('/b?track=two#part')).toBe('two');
  expect(nameAt('/a')).toBe('two');
});

it('an unknown one changes nothing', () => {
  expect(nameAt('/a?track=other')).toBeUndefined();
  sessionStorage.setItem('track', 'gone');
  expect(nameAt('/a')).toBeUndefined();
  expect(nameAt('/a?track=one')).toBe('one');
  expect(nameAt('/a?track=other')).toBe('one');
});

it('is left for the session and in the address, which keeps the rest', () => {
  expect(nameAt('/a?navbar=0&track=one#part')).toBe('one');
  leaveTrack();
  expect(location.pathname + location.search + location.hash).toBe('/a?navbar=0#part');
  expect(trackOfReader([one, two])).toBeUndefined();
});

it('stays left where the reader goes back to an address that asked for it, and a new visit takes it again', () => {
  expect(nameAt('/a?track=one')).toBe('one');
  const earlier: unknown = history.state;
  history.pushState(null, '', '/b');
  expect(trackOfReader([one, two])?.name).toBe('one');
  leaveTrack();
  history.pushState(earlier, '', '/a?track=one');
  expect(trackOfReader([one, two])).toBeUndefined();
  expect(nameAt('/a?track=one')).toBe('one');
});

it('is that of the address on every visit where nothing can be stored', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(nameAt('/a?track=one')).toBe('one');
  expect(trackOfReader([one, two])?.name).toBe('one');
  vi.unstubAllGlobals();
});
