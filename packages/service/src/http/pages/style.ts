import { createHash } from 'node:crypto';

/** Colours contrast 4.5 : 1 or more with what they stand on, in light and dark. */
export const STYLE = `
:root { color-scheme: light dark; --text: #1a1c1e; --ground: #f6f7f9; --card: #fff; --line: #6b7280;
  --action: #1d4ed8; --on-action: #fff; --fault: #b42318; }
@media (prefers-color-scheme: dark) { :root { --text: #eceef1; --ground: #15171a; --card: #1f2226; --line: #9aa3af;
  --action: #93b4ff; --on-action: #10131a; --fault: #ff9d92; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 26rem; margin: 4rem auto; padding: 2rem; background: var(--card); border-radius: .75rem; }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25; }
label { display: block; margin-top: 1rem; font-weight: 600; }
.hint { margin: 0; font-size: .9rem; }
input { width: 100%; margin-top: .25rem; padding: .6rem .75rem; font: inherit; color: inherit;
  background: transparent; border: 1px solid var(--line); border-radius: .4rem; }
button, .button { display: inline-block; margin: 1.5rem .75rem 0 0; padding: .6rem 1.2rem; font: inherit;
  font-weight: 600; color: var(--on-action); background: var(--action); border: 2px solid var(--action);
  border-radius: .4rem; text-decoration: none; cursor: pointer; }
button:hover, .button:hover { text-decoration: underline; }
button.second { color: var(--action); background: transparent; }
a { color: var(--action); }
:focus-visible { outline: 3px solid var(--action); outline-offset: 2px; }
.fault { color: var(--fault); font-weight: 600; }
label + .fault, .hint + .fault { margin: 0; font-size: .9rem; }
[aria-invalid] { border-color: var(--fault); }
.code { font: 700 1.75rem/1.5 ui-monospace, monospace; letter-spacing: .1em; }
@media (max-width: 30rem) { main { margin: 0; border-radius: 0; min-height: 100vh; } }
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/**
 * Content-Security-Policy of a page: no script, no picture, no frame; its one style, known by its hash; forms that go to
 * the service, or on to one of `formTargets`, since browsers check where an answer to a form redirects, too.
 *
 * @param formTargets sources such as `http://127.0.0.1:49152` or `app.example:`
 */
export function pagePolicy(formTargets: readonly string[] = []): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    ["form-action 'self'", ...formTargets].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}
