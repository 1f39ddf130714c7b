import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';

/** What the synthesized templates say is deployed, with every name as it is on this machine. */
export interface Deployment {
  readonly functions: readonly DeployedFunction[];
  readonly routes: readonly DeployedRoute[];
  /** Domain of the HTTP API, as handlers see it in the Host header: never the visitor's own. */
  readonly apiDomain: string;
  readonly tables: readonly DeployedTable[];
  readonly buckets: readonly string[];
  /** What the buckets forget by themselves. */
  readonly expirations: readonly DeployedExpiration[];
  readonly secrets: readonly DeployedSecret[];
  readonly schedules: readonly DeployedSchedule[];
  readonly delivery: DeployedDelivery;
  /** What the SPA's files are told about caching, first match first. */
  readonly spa: { readonly bucket: string; readonly caching: readonly CachingRule[] };
}

export interface DeployedFunction {
  readonly name: string;
  /** Path of the source in the repository. */
  readonly entry: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly timeoutSeconds: number;
  readonly memoryMegabytes: number;
}

export interface DeployedRoute {
  /** `GET /api/rinks`, or `$default`. */
  readonly routeKey: string;
  readonly functionName: string;
}

export interface DeployedTable {
  readonly definition: CreateTableCommandInput & { readonly TableName: string };
  readonly timeToLiveAttribute: string | undefined;
}

export interface DeployedSecret {
  readonly name: string;
  readonly length: number;
}

/** A function that is called by the clock. */
export interface DeployedSchedule {
  readonly functionName: string;
  readonly everySeconds: number;
  /** What it is called with. */
  readonly event: unknown;
}

export interface DeployedExpiration {
  readonly bucket: string;
  /** Of the objects' keys. */
  readonly prefix: string;
  readonly days: number;
}

export type Origin =
  | {
      readonly kind: 'api';
      /** Sent with every call, over what the viewer sends under these names. */
      readonly headers: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'bucket'; readonly bucket: string }
  /** A bucket that the distribution has no right to: each request must carry a signature of its own. */
  | { readonly kind: 'signed'; readonly bucket: string };

export interface DeployedBehaviour {
  /** CloudFront's path pattern; the default behaviour has `*`. */
  readonly pattern: string;
  readonly origin: Origin;
  readonly methods: readonly string[];
  /** Whether CloudFront compresses: its cache policy must allow it too, and CachingDisabled does not. */
  readonly compress: boolean;
  readonly headers: Readonly<Record<string, string>>;
  /** Source of the function that rewrites the request first. */
  readonly viewerRequest: string | undefined;
}

export interface DeployedDelivery {
  /** In CloudFront's order; the last one matches everything. */
  readonly behaviours: readonly DeployedBehaviour[];
}

export interface CachingRule {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  readonly cacheControl: string;
}
