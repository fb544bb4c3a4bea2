import { Fault, StartError } from '@faircopy/service/host';
import { readSettings } from '@faircopy/service/settings';
import { CommanderError } from 'commander';
import { expect, test } from 'vitest';
import { reportFailure } from './failure.ts';
import { UsageError } from './usage-error.ts';

function report(error: unknown, asJson = false) {
  const lines: string[] = [];
  const exitCode = reportFailure(error, asJson, { remark: (line) => lines.push(line) });
  return { exitCode, text: lines.join('\n') };
}

function settingsError(): unknown {
  try {
    return readSettings({ FAIRCOPY_PORT: 'x', FAIRCOPY_REVISION: 'C' });
  } catch (error) {
    return error;
  }
}

test('settings with faults are listed one below the other, and end with 2', () => {
  const { exitCode, text } = report(settingsError());
  expect(exitCode).toBe(2);
  expect(text).toMatch(
    /2 settings are wrong\.\n\n {2}FAIRCOPY_PORT\n {4}found {5}"x"\n {4}expected {2}a whole/,
  );
  expect(text).toContain('FAIRCOPY_REVISION');
});

test('for a program the same faults are JSON', () => {
  const { faults } = JSON.parse(report(settingsError(), true).text);
  expect(faults.map((fault: { name: string }) => fault.name)).toEqual(['FAIRCOPY_PORT', 'FAIRCOPY_REVISION']);
});

test.each([
  [new UsageError('say it so'), 2],
  [new StartError('the folder is in use'), 1],
  [new Fault('ERR_NOT_FOUND', 'There is no key key_1.'), 1],
])('%s is told in its own words, without a stack', (error, exitCode) => {
  expect(report(error)).toEqual({ exitCode, text: `faircopy: ${error.message}` });
});

test('what nobody foresaw is told with the place it happened', () => {
  expect(report(new TypeError('oops'))).toMatchObject({
    exitCode: 1,
    text: expect.stringMatching(/oops\n +at /),
  });
  expect(report('just text')).toEqual({ exitCode: 1, text: 'faircopy: just text' });
});

test('what the argument parser has said is not said again', () => {
  expect(report(new CommanderError(1, 'commander.unknownOption', 'x'))).toEqual({ exitCode: 2, text: '' });
  expect(report(new CommanderError(0, 'commander.helpDisplayed', ''))).toEqual({ exitCode: 0, text: '' });
});

test('for a program what the argument parser has found is JSON, and help is left as it is', () => {
  const { exitCode, text } = report(
    new CommanderError(1, 'commander.unknownOption', 'error: what is --x'),
    true,
  );
  expect(exitCode).toBe(2);
  expect(JSON.parse(text)).toEqual({ error: 'what is --x', hint: '--help shows how it is used' });
  expect(report(new CommanderError(1, 'commander.help', '(outputHelp)'), true).text).toBe('');
});
