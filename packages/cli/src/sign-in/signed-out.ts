import { CommandError } from '../report/command-error.ts';
import { EXIT } from '../report/exit-codes.ts';

export function signedOut(service: string): CommandError {
  return new CommandError(`You are not signed in to ${service}.`, {
    exitCode: EXIT.refused,
    hint: 'Sign in with "faircopy login", or give an API key with FAIRCOPY_API_KEY or --api-key-file.',
  });
}
