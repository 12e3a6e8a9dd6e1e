import { useEffect } from 'react';
import type { LabManifest } from '../model/protocol.ts';
import { readStored, writeStored } from '../../runtime/storage/storage.ts';
import type { Availability } from './session/availability.ts';
import type { LabPhase, LabSession } from './session/lab-session.ts';

/** Remembers whose worker is in the browser's cache. */
const CACHED = 'lab';

interface Start {
  session: LabSession;
  manifest: LabManifest;
  available: Availability;
  phase: LabPhase;
}

/** Starts Rslib by itself if the browser has loaded it before. */
export function useCachedStart({ session, manifest, available, phase }: Start): void {
  const isLoaded = ['ready', 'building', 'built'].includes(phase.kind);
  useEffect(() => {
    if (available.canStart && readStored(CACHED) === manifest.worker) session.start();
  }, [available, manifest, session]);
  useEffect(() => {
    if (isLoaded) writeStored(CACHED, manifest.worker);
  }, [isLoaded, manifest]);
}
