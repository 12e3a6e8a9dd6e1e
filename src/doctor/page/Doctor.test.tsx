// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FIXTURES, filesOf, readFixture } from '../../../tests/support/doctor-fixtures.ts';
import { examine } from '../examine/examine.ts';
import type { PackageSource } from '../model/protocol.ts';
import type { Profile } from '../model/profiles.ts';
import { Doctor } from './Doctor.tsx';
import type { DoctorSession, Outcome } from './session/checker-session.ts';

/** Examines here, in the order and at the time that a test wants. */
class FakeSession {
  asked: { profile: Profile; settle: (outcome: Outcome) => void }[] = [];
  isEnded = false;
  start(): void {}
  stop(): void {
    this.isEnded = true;
    this.asked.at(-1)?.settle({ problem: ['The examination was stopped.'] });
  }
  examine(_: PackageSource, profile: Profile): Promise<Outcome> {
    return new Promise((settle) => this.asked.push({ profile, settle }));
  }
}

let session: FakeSession;
beforeEach(() => {
  session = new FakeSession();
  const parts = { worker: '/assets/doctor.js', transferSize: 891_810 };
  render(<Doctor session={session as unknown as DoctorSession} parts={parts} base="/" />);
});
afterEach(cleanup);

const give = () => act(() => screen.getByRole('button', { name: 'Try an example' }).click());
const answer = async (id: string, at: number) => {
  await waitFor(() => expect(session.asked.length).toBe(at + 1));
  const examination = await examine(await readFixture(filesOf(FIXTURES[id]!)), session.asked[at]!.profile);
  await act(async () => session.asked[at]!.settle({ examination }));
};
const status = () => screen.getByRole('status').textContent;

it('announces what it does and then the verdict', async () => {
  expect(screen.getByText(/Loads 0\.9 MB/)).toBeTruthy();
  give();
  await waitFor(() => expect(status()).toBe('Loading the checkers (0.9 MB) …'));
  await answer('esm', 0);
  await waitFor(() => expect(status()).toBe('kit-esm 1.0.0 works for everybody it is written for.'));
  give();
  await waitFor(() => expect(status()).toBe('Examining clamp-kit …'));
});

it('examines several packages in turn, and goes back to an earlier one', async () => {
  give();
  await answer('esm', 0);
  give();
  await answer('cjs', 1);
  const list = within(await screen.findByRole('navigation', { name: 'Packages' }));
  await waitFor(() =>
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'kit-esm 1.0.0',
      'kit-cjs 1.0.0',
    ]),
  );
  const select = screen.getByRole('combobox', { name: 'Compare with' });
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['nothing', 'kit-esm 1.0.0']);
  act(() => list.getByRole('button', { name: 'kit-esm 1.0.0' }).click());
  expect(status()).toContain('kit-esm');
});

it('examines again with another profile, which later packages get too', async () => {
  give();
  await answer('esm', 0);
  act(() => screen.getByRole('radio', { name: 'strict' }).click());
  await answer('esm', 1);
  expect(session.asked[1]?.profile).toBe('strict');
  await waitFor(() => expect(status()).toContain('does not work for everybody'));
  give();
  await waitFor(() => expect(session.asked[2]?.profile).toBe('strict'));
});

it('says so if an examination fails, and keeps what was there', async () => {
  give();
  await answer('esm', 0);
  give();
  await waitFor(() => expect(session.asked.length).toBe(2));
  await act(async () =>
    session.asked[1]!.settle({ problem: ['The browser could not read the files. Choose them again.'] }),
  );
  await waitFor(() => expect(status()).toBe('The browser could not read the files. Choose them again.'));
  act(() => screen.getByRole('button', { name: 'kit-esm 1.0.0' }).click());
  expect(status()).toContain('works for everybody');
});

it('compares a package with an earlier one of the same name, unless the reader chooses another', async () => {
  for (const [at, id] of ['esm', 'cjs', 'esm'].entries()) {
    give();
    await answer(id, at);
  }
  const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Compare with' });
  await waitFor(() => expect(select().selectedOptions[0]?.textContent).toBe('kit-esm 1.0.0'));
  expect(screen.getByRole('heading', { name: 'Size compared with kit-esm 1.0.0' })).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'kit-cjs 1.0.0' }).click());
  expect(select().selectedOptions[0]?.textContent).toBe('nothing');
  fireEvent.change(select(), { target: { value: '3' } });
  expect(screen.getByRole('heading', { name: 'Size compared with kit-esm 1.0.0' })).toBeTruthy();
});

it('goes back to the profile of the report if the other one is stopped', async () => {
  give();
  await answer('esm', 0);
  give();
  await waitFor(() => expect(session.asked.length).toBe(2));
  act(() => screen.getByRole('button', { name: 'kit-esm 1.0.0' }).click());
  const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
  act(() => radio('strict').click());
  expect(radio('strict').checked).toBe(true);
  const stop = await screen.findByRole('button', { name: 'Stop' }, { timeout: 5000 });
  act(() => stop.click());
  await waitFor(() => expect(radio('node16').checked).toBe(true));
  expect(status()).toContain('kit-esm');
});

it('ends the worker when the page is left', () => {
  act(() => void dispatchEvent(new Event('pagehide')));
  expect(session.isEnded).toBe(true);
});
