/** The parts of a prompt that wishes about prompts are about. */
export const PROMPT = `# Review a diff

## Inputs

- \`{{diff}}\`: the diff; given for each run.

<diff>
{{diff}}
</diff>

## Instructions

1. List every bug.

## Constraints

- Do not comment on formatting.

## Output format

- The output is Markdown.
`;
