-- Requests the paths listed in a file one after the other, and prints the results as a line of JSON.
local requests = {}
local next_request = 0

function init(args)
  for path in io.lines(args[1]) do
    requests[#requests + 1] = wrk.format("GET", path, { ["Accept-Encoding"] = "gzip, br" })
  end
end

function request()
  next_request = next_request % #requests + 1
  return requests[next_request]
end

function done(summary, latency)
  local errors = summary.errors
  local sockets = errors.connect + errors.read + errors.write + errors.timeout
  io.write(string.format(
    '{"requests":%d,"seconds":%f,"socketErrors":%d,"statusErrors":%d,"p50":%f,"p99":%f}\n',
    summary.requests, summary.duration / 1e6, sockets, errors.status,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000))
end
