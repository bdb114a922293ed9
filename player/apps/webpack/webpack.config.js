import { resolve } from 'node:path';

export default {
  mode: 'production',
  entry: resolve('webpack/main.js'),
  output: { path: resolve('webpack/dist'), publicPath: '/' },
  performance: { hints: false },
  module: { rules: [{ test: /\.css$/, use: ['style-loader', 'css-loader'] }] },
};
