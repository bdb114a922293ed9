import { DotLottieWorker } from '@lottiefiles/dotlottie-web';
import { box, query } from './bench-page';

const canvas = document.createElement('canvas');
Object.assign(canvas, { width: 400, height: 400 });
box.append(canvas);

// By default, the script loads the WebAssembly module from another domain.
DotLottieWorker.setWasmUrl(new URL('/dotlottie-player.wasm', location.href).href);
const data = await (await fetch(query.get('src') ?? '')).json();
new DotLottieWorker({ canvas, data, loop: true, autoplay: true });
