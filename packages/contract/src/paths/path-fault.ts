import { readingsOf, segmentsOf } from './readings.ts';

/** A relative path that reads in one way only, as most do: they come by the thousand. */
const PLAIN = /^[\w@+ .-][\w@+ ./-]*$/;

/**
 * Judges the path of a file in a project. It must stay in the project however it is read further on: with either
 * separator, percent-decoded, or with look-alike signs taken for ASCII.
 *
 * @returns what is wrong, in words that can be sent to the caller, or null. Odd names that lead nowhere else are fine.
 */
export function pathFault(path: string): string | null {
  if (path === '') return 'must not be empty';
  if (PLAIN.test(path) && !path.includes('..')) return null;
  return faultOfReadings(path, (reading) => {
    if (/^[/\\]/.test(reading)) return 'must be relative to the project';
    if (/^[A-Za-z]:/.test(reading)) return 'must not begin with a drive letter';
    return null;
  });
}

/**
 * Judges the root of a project on a device: an absolute path of a POSIX system or of Windows, without `..`. Network shares
 * and device names are not: who opens one tells a server, perhaps a stranger's, who is asking.
 *
 * @returns what is wrong, in words that can be sent to the caller, or null
 */
export function rootPathFault(path: string): string | null {
  if (!/^(?:[/\\]|[A-Za-z]:[/\\])/.test(path)) return 'must be absolute';
  return faultOfReadings(path, (reading) => {
    if (/^[/\\]{2}/.test(reading)) return 'must not be a network share';
    return reading.startsWith('\\') ? 'must be absolute' : null;
  });
}

function faultOfReadings(path: string, faultOf: (reading: string) => string | null): string | null {
  if (!path.isWellFormed()) return 'must be well-formed Unicode';
  const readings = readingsOf(path);
  if (readings === null) return 'must not be percent-encoded over and over';
  for (const reading of readings) {
    if (reading.includes('\0')) return 'must not contain NUL';
    const fault = faultOf(reading);
    if (fault !== null) return fault;
    if (segmentsOf(reading).includes('..')) return 'must not contain a .. segment';
  }
  return null;
}
