"""What lies behind `import tilerummy as tr`: positions, matches and bots, ready to use."""
