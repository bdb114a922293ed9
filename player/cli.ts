#!/usr/bin/env node
import { main } from './poster/node';

process.exitCode = await main(process.argv.slice(2));
