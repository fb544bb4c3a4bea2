export type { Edit } from './correct/edit.ts';
export {
  createEditor,
  type Editor,
  type OptimizeRequest,
  type TranslateRequest,
} from './editor.ts';
export { detectLanguage } from './read/language.ts';
export { missingProtected } from './read/missing-protected.ts';
export { protect } from './read/protect.ts';
export { detectRecent } from './read/recent-readings.ts';
export type { Protected } from './read/source.ts';
export { countTokens } from './read/tokens.ts';
export type { RefineRequest } from './refine/request.ts';
export { documentSchema } from './xml/schema.ts';
export { toXml } from './xml/to-xml.ts';
