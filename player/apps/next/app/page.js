import { App } from '../app';

export default function Page() {
  return <App show="svg html canvas-debug controls expressions" />;
}
