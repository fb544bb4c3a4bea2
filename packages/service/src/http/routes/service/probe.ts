import { success } from '@faircopy/contract';
import Type from 'typebox';

/** The answer of a probe that finds the service well; a probe that does not gets an error envelope. */
export const Probe = success(
  Type.Object(
    { status: Type.String({ description: 'What the probe found.' }) },
    { title: 'Probe', description: 'What a probe found.', examples: [{ status: 'ok' }] },
  ),
);
