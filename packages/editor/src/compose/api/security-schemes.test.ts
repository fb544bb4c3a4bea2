import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../../understand/understand.ts';
import { securitySchemesOf } from './security-schemes.ts';

const schemesOf = (text: string) => securitySchemesOf(understand(read(text)));

describe('the schemes by which callers sign in', () => {
  it('say of client credentials in words what they cannot say without an address', () => {
    expect(schemesOf('An API for garages. Auth via OAuth2 client credentials for apps.')).toEqual({
      bearerAuth: { type: 'http', scheme: 'bearer', description: 'OAuth2 client credentials' },
    });
  });

  it('have the flow where the address of the tokens is given', () => {
    expect(
      schemesOf(
        'An API for garages. Auth via OAuth2 client credentials, tokens come from https://id.example.com/oauth/token.',
      ),
    ).toEqual({
      oauth2: {
        type: 'oauth2',
        flows: { clientCredentials: { tokenUrl: 'https://id.example.com/oauth/token', scopes: {} } },
      },
    });
  });
});
