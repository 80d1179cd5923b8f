// Preloaded into a child: when the script that started it is gone, however it went, it stops.
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
