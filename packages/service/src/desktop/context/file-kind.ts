/** What a file of a project is for. */
export type FileKind = 'source' | 'demonstration' | 'test' | 'accompanying';

const TEST_FOLDER =
  /(?:^|\/)(?:tests?|test-?suites?|__tests__|specs?|e2e|fixtures?|mocks?|__mocks__|bench(?:marks?)?|[a-z]{1,40}[-_]tests?)\//i;
const TEST_NAME = /(?:^|\/)(?:test_[^/]*|conftest\.py|[^/]*[._-](?:tests?|test-d|spec|bench)\.[^/.]+)$/i;
const DEMONSTRATION_FOLDER =
  /(?:^|\/)(?:demos?|[^/]{0,80}playgrounds?|showcases?|stor(?:y|ies)|experiments?|third[-_]?party)\//i;
const ACCOMPANYING_FOLDER =
  /(?:^|\/)(?:docs?|examples?|samples?|recipes|sandbox|website|site|scripts?|changelogs?|\.[^/]+)\//i;
const ACCOMPANYING_NAME =
  /(?:^|\/)(?:[^/]*\.(?:md|mdx|rst|txt|adoc|html?|css|ya?ml|toml|ini|cfg|json|jsonc|lock)|[^/]*\.(?:config|conf)\.[^/.]+|(?:gulp|grunt|rake)file[^/]*|setup\.py|\.[^/]*|license|makefile|dockerfile)$/i;

/**
 * Tells tests, and documents, examples and configuration, from the source they accompany, and from what shows it off or
 * comes from elsewhere.
 */
export function fileKind(path: string): FileKind {
  if (TEST_FOLDER.test(path) || TEST_NAME.test(path)) return 'test';
  if (ACCOMPANYING_FOLDER.test(path) || ACCOMPANYING_NAME.test(path)) return 'accompanying';
  return DEMONSTRATION_FOLDER.test(path) ? 'demonstration' : 'source';
}

/** Names that say nothing of what is in the file; its folder does. */
const FOLDER_SPEAKS = /^(?:index|main|mod|lib|__init__|__main__)\.[^.]+$/;

/** Whether a file bears one of the names by which a folder is entered. */
export function isEntry(path: string): boolean {
  return FOLDER_SPEAKS.test(path.slice(path.lastIndexOf('/') + 1));
}

/** The name by which people know a file, without its ending. */
export function speakingName(path: string): string {
  const segments = path.split('/');
  const name = segments.at(-1) ?? '';
  const folder = segments.at(-2);
  if (folder !== undefined && FOLDER_SPEAKS.test(name)) return folder;
  return name.replace(/(?<=.)\.[^.]+$/, '');
}
