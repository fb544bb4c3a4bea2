import type { Rule } from '../rule.ts';

/** P2: what comes from outside stands between marks that stand nowhere else. */
export const untrustedInputIsDelimited: Rule = {
  meta: {
    id: 'P2',
    title: 'A variable stands inside a delimiter that is opened and closed once.',
    source: 'vendors’ prompt guides, OWASP LLM01',
    formats: ['Prompt'],
  },
  check(subject) {
    const { text } = subject.document;
    const names = new Set(
      [...text.matchAll(/(?<![$\w])\{\{\s{0,4}([A-Za-z_][\w.-]{0,80})\s{0,4}\}\}/gu)].map(
        (match) => match[1] ?? '',
      ),
    );
    return [...names].flatMap((name) => {
      const tag = new RegExp(
        `<([A-Za-z][\\w-]{0,60})>\\s{0,20}\\{\\{\\s{0,4}${name.replaceAll('.', '\\.')}\\s{0,4}\\}\\}\\s{0,20}</\\1>`,
        'u',
      ).exec(text)?.[1];
      if (tag === undefined)
        return [`{{${name}}} stands in no delimiter; write it as <${name}>{{${name}}}</${name}> once.`];
      const closes = text.split(`</${tag}>`).length - 1;
      return closes === 1 ? [] : [`</${tag}> stands ${closes} times; a delimiter closes once.`];
    });
  },
};
