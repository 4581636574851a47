import { useMemo } from 'react';
import { HEALTH_KINDS } from '#domain/health/health-kinds';
import type { AppSheetFormat } from '../../interchange/sheets/app-sheet';
import { useOpenAccount } from '../store/account-provider';

/** The modules that write files load with the first file. */
const loadFiles = () => import('./export-files');

export interface ExportCommands {
  own(): Promise<Blob>;
  /** Only health records, in our format. */
  health(): Promise<Blob>;
  sheet(): Promise<Blob>;
  /** Workouts in the format of another app. */
  app(format: AppSheetFormat): Promise<Blob>;
}

/** Exports of this device's data; null until it is open. */
export function useExport(): ExportCommands | null {
  const account = useOpenAccount();
  return useMemo(
    () =>
      account && {
        own: async () => (await loadFiles()).ownFile(account.replica, Date.now()),
        health: async () => (await loadFiles()).ownFile(account.replica, Date.now(), HEALTH_KINDS),
        sheet: async () => (await loadFiles()).sheetFile(account.replica),
        app: async (format) => (await loadFiles()).appSheetFile(account.replica, format),
      },
    [account],
  );
}
