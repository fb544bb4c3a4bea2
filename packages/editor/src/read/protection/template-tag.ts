import type { ProtectionRule } from './rule.ts';

/** Tags of template languages, with all they hold: `{{< ref "page" >}}`, `{{% note %}}`, `{% include page.html %}`. */
export const templateTag: ProtectionRule = {
  kind: 'code',
  sign: /\{[{%]/,
  pattern: /\{\{[<%][^{}\n]{1,200}[>%]\}\}|\{%[^{}\n]{1,200}%\}/gu,
};
