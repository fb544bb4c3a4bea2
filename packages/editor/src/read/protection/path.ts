import { NO_PLAIN_WORD, type ProtectionRule, withoutTrailingPunctuation } from './rule.ts';

/** Extensions that make `name.ext` a file; others leave it a dotted name, which is protected as well. */
const EXTENSION =
  '(?:[cm]?[jt]sx?|json[5cl]?|ya?ml|toml|ini|cfg|conf|config|env|lock|md|mdx|rst|adoc|txt|log|csv|tsv|parquet|avro|xml|xsd|x?html?|s?css|less|svg|png|jpe?g|gif|webp|ico|pdf|docx?|xlsx?|pptx?|py|ipynb|rb|erb|go|mod|sum|rs|java|jar|war|kts?|gradle|swift|c|cc|cpp|cxx|h|hh|hpp|cs|csproj|sln|php|pl|lua|ex|exs|erl|hs|ml|scala|clj|dart|vue|svelte|astro|sh|bash|zsh|fish|ps1|bat|cmd|sql|db|sqlite3?|graphql|proto|tf|tfvars|hcl|dockerfile|pem|crt|key|pub|zip|t?gz|tar|bz2|xz|7z|exe|dll|so|dmg|deb|rpm|apk|ipa|wasm|map|snap|diff|patch|bak|tmp|pid|sock|plist|service|mp[34]|wav|woff2?|ttf)';

/** First folders that make `word/word` a path; other pairs are English ("and/or", "client/server"). */
const FOLDER =
  '(?:src|lib|libs|packages|pkg|internal|cmd|docs?|tests?|__tests__|spec|bin|dist|build|out|target|config|configs|scripts|tools|vendor|node_modules|components|pages|routes|apps?|api|assets|public|static|templates|migrations|deploy|charts?|infra|modules|services|examples|fixtures|etc|usr|var|opt|tmp|home)';

const SEGMENT = '[\\w.@~+%$*{}[\\]:=-]';

const FORMS: readonly string[] = [
  // C:\folder\file, \\host\share
  String.raw`(?:[A-Za-z]:\\|\\\\\w)[\w.$~()\\-]{0,200}[\w)]`,
  // /absolute, ./here, ../there, ~/home
  String.raw`(?:~|\.{1,2})?\/(?:${SEGMENT}{1,120}\/?){1,40}(?:\?[\w.[\]-]{1,40}=[\w.%=&*$,{}[\]:-]{0,160})?`,
  // several segments, or a known first folder
  String.raw`(?:${SEGMENT}{1,120}\/){2,40}${SEGMENT}{0,120}`,
  String.raw`${FOLDER}\/${SEGMENT}{0,120}`,
  // folder/file.ext, folder/
  String.raw`[\w.-]{1,120}\/${SEGMENT}{0,100}\.${EXTENSION}(?![\w/])`,
  String.raw`[\w.-]{3,120}\/(?=[\s,;:)\]]|$)`,
  // **/*.ts, *.log
  String.raw`\*{1,2}(?:\/${SEGMENT}{1,100}){1,20}|\*\.\w{1,10}`,
  // file.ext, .dotfile
  String.raw`[\w@+-][\w.@+-]{0,99}\.${EXTENSION}(?![\w/])`,
  String.raw`\.(?:env|git|github|vscode|idea|docker|npm|ssh|aws|kube|bash|zsh|vim|eslint|prettier|editorconfig|gitlab|babel|nvm|cache|config|local)[\w.-]{0,60}`,
];

/** Files that are known by a name of letters alone. */
const FILE =
  '(?:Dockerfile|Makefile|Jenkinsfile|Procfile|Gemfile|Rakefile|Vagrantfile|Brewfile|CODEOWNERS)\\b';

/** A mark between folders, one that stands for any file, or a dot with what may be an extension or a hidden file. */
const MARK = String.raw`[/\\*]|\.[A-Za-z\d]`;

const PLAIN_WORDS = /^\p{L}+(?:\/\p{L}+){1,8}$|^\p{L}{1,2}\/$/u;
const KNOWN_FOLDER = new RegExp(`^${FOLDER}/`);

/** File and folder paths of Unix and Windows, globs, route paths, file names with a known extension. */
export const path: ProtectionRule = {
  kind: 'path',
  sign: new RegExp(`${MARK}|${FILE}`),
  pattern: new RegExp(
    String.raw`(?<![\w/\\.@~-]|\*\w)(?:${NO_PLAIN_WORD}(?:${FORMS.join('|')})|${FILE})`,
    'gu',
  ),
  keep: (match, text, start) => {
    const length = withoutTrailingPunctuation(match);
    const kept = match.slice(0, length);
    if (length < 2 || !/\w/.test(kept) || isProse(kept)) return 0;
    return /^[\w-]/.test(kept) && text[start - 1] === '*' ? 0 : length;
  },
};

/** Up to three plain words between slashes are a choice ("yes/no/maybe"), four are a path. */
function isProse(kept: string): boolean {
  return PLAIN_WORDS.test(kept) && !KNOWN_FOLDER.test(kept) && kept.split('/').length <= 3;
}
