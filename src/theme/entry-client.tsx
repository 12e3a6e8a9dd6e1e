import { startWhenWanted } from '../runtime/start-when-wanted.ts';

startWhenWanted(async () => {
  const { startApp } = await import('./start-app.tsx');
  await startApp();
});
