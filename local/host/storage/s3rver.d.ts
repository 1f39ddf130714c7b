declare module 's3rver' {
  import type { Server } from 'node:http';

  /** The parts used here; the package brings no types of its own. */
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      directory: string;
      silent: boolean;
      resetOnClose: boolean;
      vhostBuckets: boolean;
      configureBuckets: readonly { readonly name: string }[];
    });
    readonly httpServer: Server;
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
}
