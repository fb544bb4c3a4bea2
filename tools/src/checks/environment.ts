import { type Check, failure } from './check.ts';

/** The only places that may look at the environment; everything else is handed settings. */
const READERS = [
  /^packages\/service\/src\/settings\//,
  /^packages\/service\/src\/main\.ts$/,
  /^packages\/cli\/src\/main\.ts$/,
  /^tools\//,
  /^bench\//,
];

/** `process.env` is read in one place, so that every setting is checked, listed and documented there. */
export const environment: Check = {
  name: 'environment reads',
  run({ sources }) {
    const outside = sources.filter(
      ({ path, isTest }) => !isTest && !READERS.some((reader) => reader.test(path)),
    );
    const findings = outside.flatMap((file) =>
      file.environmentReads.map((line) =>
        failure(`${file.path}:${line}`, 'reads process.env; take a setting as an argument'),
      ),
    );
    const readers = sources.filter((file) => !file.isTest && file.environmentReads.length > 0).length;
    return { measured: `${readers} files read it`, findings };
  },
};
