import 'react';

// Invoker commands (`command`, `commandfor`): in every engine we support, not yet in React's types.
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | 'show-popover' | 'hide-popover' | 'toggle-popover';
    commandfor?: string;
  }
}
