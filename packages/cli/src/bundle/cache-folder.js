import { join } from 'node:path';

/** Where the repository, or what an image has of it, is installed. */
export const INSTALLATION = join(import.meta.dirname, '../../../..');

/**
 * Where what takes long to work out is kept: with the installation, where whoever may write could change the code itself. All of it can
 * be deleted; a folder that cannot be written only means that nothing is saved.
 */
export const CACHE_FOLDER = join(INSTALLATION, 'node_modules/.cache/faircopy');
