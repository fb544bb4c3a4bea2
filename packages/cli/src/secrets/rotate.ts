import { rotateSecret } from '@faircopy/service/host';
import { readSettings } from '@faircopy/service/settings';
import type { CommandContext } from '../command-context.ts';

/** Changes the master secret, and says where the new one is; it is never printed. */
export async function rotate({ environment, terminal }: CommandContext): Promise<void> {
  const { resealed, file, isInPlace } = await rotateSecret(readSettings(environment));
  terminal.print(`The master secret is a new one, and ${resealed} sealed texts are sealed under it.`);
  if (isInPlace) terminal.remark(`It is in ${file}. Keep a copy: without it what is sealed is lost.`);
  else terminal.remark(`Give every process what is in ${file} as FAIRCOPY_SECRET, then remove that file.`);
}
