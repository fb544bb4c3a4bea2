import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server that can be cut, and that can swallow what is sent. */
export interface Way {
  /** The server's address by this way. */
  readonly url: string;
  /** Ends every connection, and refuses new ones. */
  cut(): Promise<void>;
  /** Opens the way again, at the same address. */
  mend(): Promise<void>;
  /** Whether what clients send from now on gets lost. */
  hang(value: boolean): void;
}

const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'redis:': 6379, 'postgres:': 5432 };

/** Opens a way to a server on a free port of this machine. */
export async function proxyTo(server: URL): Promise<Way> {
  const sockets = new Set<Socket>();
  let deaf = false;
  const proxy = createServer((socket) => {
    const upstream = connect(Number(server.port || DEFAULT_PORTS[server.protocol]), server.hostname);
    for (const end of [socket, upstream]) {
      sockets.add(end);
      end.on('error', () => {});
      end.on('close', () => sockets.delete(end));
    }
    socket.on('data', (bytes) => deaf || upstream.write(bytes));
    socket.on('close', () => upstream.destroy());
    upstream.on('close', () => socket.destroy());
    upstream.pipe(socket);
  });
  const listen = async (port: number) => {
    proxy.listen(port, '127.0.0.1');
    await once(proxy, 'listening');
    return (proxy.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const url = new URL(server);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    cut: async () => {
      const closed = new Promise((resolve) => proxy.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    mend: async () => {
      await listen(port);
    },
    hang: (value) => {
      deaf = value;
    },
  };
}
