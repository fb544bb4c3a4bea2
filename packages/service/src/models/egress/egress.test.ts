import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createEgress, type EgressOptions } from './egress.ts';
import { EgressRefused } from './refused.ts';
import type { Resolve } from './resolve.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** An endpoint on every address of this machine, and how many connections it saw. */
async function endpoint(listener: RequestListener) {
  let connections = 0;
  const server = createServer(listener).listen(0, '::');
  server.on('connection', () => {
    connections += 1;
  });
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, connections: () => connections };
}

function egress(options: Partial<EgressOptions> = {}) {
  const made = createEgress({ allowed: [], silenceMs: 2_000, ...options });
  closing.push(() => made[Symbol.asyncDispose]());
  return made;
}

/** Does something, and counts the sockets that it opens. */
async function socketsOf(work: () => Promise<unknown>): Promise<number> {
  let sockets = 0;
  const count = () => {
    sockets += 1;
  };
  subscribe('net.client.socket', count);
  await work();
  unsubscribe('net.client.socket', count);
  return sockets;
}

const names: Readonly<Record<string, readonly string[]>> = {
  'loopback.example': ['127.0.0.1'],
  'private.example': ['192.168.1.1'],
  'metadata.example': ['169.254.169.254'],
  'mixed.example': ['93.184.215.14', '10.0.0.1'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'nat64.example': ['64:ff9b::7f00:1'],
  'nothing.example': [],
};
const resolve: Resolve = async (hostname) =>
  (names[hostname] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

const FORBIDDEN = [
  // Loopback, in every way that a parser of addresses reads it.
  'https://127.0.0.1/v1',
  'https://127.1/v1',
  'https://127.0.1/v1',
  'https://127.255.255.254/v1',
  'https://2130706433/v1',
  'https://0x7f000001/v1',
  'https://0x7f.0.0.1/v1',
  'https://0177.0.0.1/v1',
  'https://017700000001/v1',
  'https://0x7f.1/v1',
  'https://127.0.0.1./v1',
  'https://%31%32%37.0.0.1/v1',
  'https://１２７.０.０.１/v1',
  'https://①②⑦.0.0.1/v1',
  'https://localhost/v1',
  'https://LOCALHOST/v1',
  'https://localhost./v1',
  'https://api.localhost/v1',
  'https://[::1]/v1',
  'https://[0:0:0:0:0:0:0:1]/v1',
  // Unspecified and broadcast.
  'https://0.0.0.0/v1',
  'https://0/v1',
  'https://[::]/v1',
  'https://255.255.255.255/v1',
  // Private and shared.
  'https://10.0.0.1/v1',
  'https://172.16.0.1/v1',
  'https://172.31.255.255/v1',
  'https://192.168.0.1/v1',
  'https://100.64.0.1/v1',
  'https://[fc00::1]/v1',
  'https://[fd12:3456:789a::1]/v1',
  'https://[fec0::1]/v1',
  // Link-local, and where clouds keep their credentials.
  'https://169.254.169.254/latest/meta-data',
  'https://2852039166/latest/meta-data',
  'https://0xa9fea9fe/latest/meta-data',
  'https://[fe80::1]/v1',
  'https://[fd00:ec2::254]/v1',
  'https://168.63.129.16/v1',
  'https://metadata.google.internal/v1',
  'https://printer.local/v1',
  // IPv4 inside IPv6.
  'https://[::ffff:127.0.0.1]/v1',
  'https://[::ffff:7f00:1]/v1',
  'https://[::ffff:10.0.0.1]/v1',
  'https://[::127.0.0.1]/v1',
  'https://[64:ff9b::127.0.0.1]/v1',
  'https://[64:ff9b:1::a00:1]/v1',
  'https://[2002:7f00:1::]/v1',
  'https://[2001:0:7f00:1::]/v1',
  'https://[::ffff:0:127.0.0.1]/v1',
  // Not for use: documentation, benchmarks, multicast, reserved.
  'https://192.0.2.1/v1',
  'https://198.18.0.1/v1',
  'https://224.0.0.1/v1',
  'https://240.0.0.1/v1',
  'https://[2001:db8::1]/v1',
  'https://[ff02::1]/v1',
  'https://[100::1]/v1',
  // Names that lead there.
  ...Object.keys(names).map((name) => `https://${name}/v1`),
  // Credentials in the address, other schemes, no TLS.
  'https://user:secret@93.184.215.14/v1',
  'https://user@93.184.215.14/v1',
  'http://93.184.215.14/v1',
  'ftp://93.184.215.14/v1',
  'file:///etc/passwd',
  'gopher://93.184.215.14/v1',
  'data:text/plain,hello',
  'ws://93.184.215.14/v1',
  'unix:///var/run/docker.sock',
];

describe('the way out', () => {
  test('is tried with at least sixty forms of forbidden addresses', () => {
    expect(new Set(FORBIDDEN).size).toBeGreaterThanOrEqual(60);
  });

  test.each(FORBIDDEN)('refuses %s, and opens no socket', async (address) => {
    const { fetch } = egress({ resolve });
    const sockets = await socketsOf(async () => {
      const refusal = await fetch(address).catch((error: unknown) => error);
      expect(EgressRefused.within(refusal)).toBeInstanceOf(EgressRefused);
    });
    expect(sockets).toBe(0);
  });

  test('connects to the address that was looked at, although the name means another by then', async () => {
    const { port, connections } = await endpoint((_request, response) => response.end('reached'));
    let questions = 0;
    const rebinding: Resolve = async () => {
      questions += 1;
      return [{ address: questions === 1 ? '192.0.2.1' : '127.0.0.1', family: 4 }];
    };
    const { fetch } = egress({ resolve: rebinding });
    const refusal = await fetch(`https://rebinding.example:${port}/`).catch((error: unknown) => error);
    expect(EgressRefused.within(refusal)).not.toBeNull();
    expect([questions, connections()]).toEqual([1, 0]);
  });

  test('asks once for a name that it connects to', async () => {
    const { port } = await endpoint((request, response) => response.end(request.headers.host));
    let questions = 0;
    const counted: Resolve = async () => {
      questions += 1;
      return [{ address: '127.0.0.1', family: 4 }];
    };
    const { fetch } = egress({ resolve: counted, allowed: [{ host: 'models.example', port }] });
    const response = await fetch(`http://models.example:${port}/`);
    expect([await response.text(), questions]).toEqual([`models.example:${port}`, 1]);
  });

  test('leads to a private host that the operator allows, at that port alone', async () => {
    const { port } = await endpoint((_request, response) => response.end('reached'));
    const { fetch } = egress({ allowed: [{ host: 'localhost', port }] });
    expect(await (await fetch(`http://localhost:${port}/v1`)).text()).toBe('reached');
    await expect(fetch(`http://localhost:${port + 1}/v1`)).rejects.toBeInstanceOf(EgressRefused);
    await expect(fetch(`http://127.0.0.1:${port}/v1`)).rejects.toBeInstanceOf(EgressRefused);
  });

  test.each([301, 302, 303, 307, 308])('follows no redirect with %i', async (status) => {
    const target = await endpoint((_request, response) => response.end('stolen'));
    const { port } = await endpoint((_request, response) =>
      response.writeHead(status, { location: `http://localhost:${target.port}/` }).end(),
    );
    const { fetch } = egress({ allowed: [{ host: 'localhost', port: null }] });
    await expect(fetch(`http://localhost:${port}/`)).rejects.toBeInstanceOf(EgressRefused);
    expect(target.connections()).toBe(0);
  });

  test('ends an answer that is too large, and one that falls silent', async () => {
    const { port } = await endpoint((request, response) => {
      if (request.url === '/silent') response.write('a');
      else response.end('a'.repeat(100_000));
    });
    const { fetch } = egress({
      allowed: [{ host: 'localhost', port }],
      mostBytes: 50_000,
      silenceMs: 100,
    });
    const large = await fetch(`http://localhost:${port}/large`);
    await expect(large.text()).rejects.toThrow('too large');
    const silent = await fetch(`http://localhost:${port}/silent`);
    await expect(silent.text()).rejects.toThrow();
  });
});
