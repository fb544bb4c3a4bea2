/** A rough input and a prompt for it that keep every rule. */
export const promptInput = 'Summarise a customer ticket in two sentences for the support team.';

export const prompt = `# Ticket summary

## Role

A member of the support team.

## Goal

Summarise a customer ticket in two sentences for the support team.

## Context

The team reads many tickets.

## Inputs

- \`{{ticket}}\`: the customer ticket

<ticket>
{{ticket}}
</ticket>

## Instructions

1. Read the ticket.
2. Write the summary.

## Constraints

Write nothing that the ticket does not say.

## Output format

Plain text.

## Examples

None given.

## When information is missing

Say so.

## Success criteria

The summary is complete.
`;
