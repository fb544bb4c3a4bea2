#!/usr/bin/env node
// This and what it imports are JavaScript, since the runtime takes a tenth of a second to get ready for types.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CACHE_FOLDER, INSTALLATION } from './bundle/cache-folder.js';
import { freshBundle } from './bundle/fresh-bundle.js';

// an install without scripts leaves an older runtime on the path, which knows no types
if (!process.features.typescript) {
  console.error(
    `Faircopy needs Node 24 or later and was started by ${process.version}. \`npm ci\` brings Node 24 unless install scripts are off: run \`npm rebuild node\` in this folder, or start with a newer Node.`,
  );
  process.exit(1);
}

const bundle = freshBundle(CACHE_FOLDER, INSTALLATION);
await import(bundle === null ? './main.ts' : pathToFileURL(join(bundle, 'main.mjs')).href);
