import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';

const PORTS: Readonly<Record<string, string>> = { 'postgres:': '5432', 'redis:': '6379' };

/** A way to a server through this process, which can cut it, or keep to itself what is sent over it. */
export interface Way {
  readonly url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
  hang(value: boolean): void;
  /** Keeps back for so many milliseconds whatever the server says from now on. */
  delay(milliseconds: number): void;
}

export async function wayTo(target: URL): Promise<Way> {
  const open = new Set<Socket>();
  let isDeaf = false;
  let delayMs = 0;
  const relay = createServer((client) => {
    const server = createConnection(Number(target.port || PORTS[target.protocol]), target.hostname);
    const forget = () => {
      for (const socket of [client, server]) {
        socket.destroy();
        open.delete(socket);
      }
    };
    for (const socket of [client, server]) open.add(socket.on('error', () => {}).on('close', forget));
    server.on('data', (bytes) => {
      // Timers of one length end in the order they began in.
      if (delayMs === 0) client.write(bytes);
      else setTimeout(() => client.write(bytes), delayMs);
    });
    client.on('data', (bytes) => {
      if (!isDeaf) server.write(bytes);
    });
  });
  relay.listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const { port } = relay.address() as AddressInfo;
  return {
    url: Object.assign(new URL(target), { hostname: '127.0.0.1', port: String(port) }).href,
    cut: async () => {
      const closed = once(relay, 'close');
      relay.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
    mend: async () => {
      relay.listen(port, '127.0.0.1');
      await once(relay, 'listening');
    },
    hang: (value) => {
      isDeaf = value;
    },
    delay: (milliseconds) => {
      delayMs = milliseconds;
    },
  };
}
