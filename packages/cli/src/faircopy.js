#!/usr/bin/env node
// This and what it imports are JavaScript, since the runtime takes a tenth of a second to get ready for types.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CACHE_FOLDER, INSTALLATION } from './bundle/cache-folder.js';
import { freshBundle } from './bundle/fresh-bundle.js';

const bundle = freshBundle(CACHE_FOLDER, INSTALLATION);
await import(bundle === null ? './main.ts' : pathToFileURL(join(bundle, 'main.mjs')).href);
