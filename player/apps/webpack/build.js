import webpack from 'webpack';
import config from './webpack.config.js';

webpack(config, (error, stats) => {
  console.log(error ?? stats.toString('errors-warnings'));
  if (error || stats.hasErrors()) process.exitCode = 1;
});
