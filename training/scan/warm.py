"""Start a training from a shipped file: its weights of eight bits as the network's floats.

In the file each normalisation is folded into the layer before it. It is taken out again with the means and
deviations of a batch of pictures, so that the network gives the file's answers and can be trained on.
"""

from __future__ import annotations

import numpy as np
import onnx
import torch
from network import Network
from onnx import numpy_helper
from torch import nn


def warm(net: Network, path: str, pictures: torch.Tensor) -> None:
    """Give the network the file's weights."""
    layers = executed(net, pictures[:1])
    told = folded(path)
    assert len(layers) == len(told), (len(layers), len(told))
    net.eval()
    hooks = []
    for (conv, norm), (weight, bias) in zip(layers, told, strict=True):
        assert tuple(conv.weight.shape) == weight.shape
        weight, bias = (torch.tensor(each, device=conv.weight.device) for each in (weight, bias))
        if norm is None:
            assert conv.bias is not None
            conv.weight.data.copy_(weight)
            conv.bias.data.copy_(bias)
            continue
        # As large as fresh weights are, so that the same learning rates suit them.
        usual = (3 * weight[0].numel()) ** -0.5
        by = usual / weight.flatten(1).std(1).clamp(min=1e-4)
        conv.weight.data.copy_(weight * by[:, None, None, None])
        hooks.append(norm.register_forward_pre_hook(unfolded(by, bias)))
    with torch.no_grad():
        net(pictures)
    for hook in hooks:
        hook.remove()
    net.train()


def unfolded(by: torch.Tensor, bias: torch.Tensor):
    """What fills a normalisation as the pictures come by: what goes out is the file's own."""

    def fill(norm: nn.BatchNorm2d, inputs: tuple[torch.Tensor]) -> None:
        spread, mean = torch.var_mean(inputs[0], (0, 2, 3), unbiased=False)
        norm.running_mean.copy_(mean)
        norm.running_var.copy_(spread)
        norm.weight.data.copy_((spread + norm.eps).sqrt() / by)
        norm.bias.data.copy_(bias + mean / by)

    return fill


def executed(net: Network, picture: torch.Tensor) -> list[tuple[nn.Conv2d, nn.BatchNorm2d | None]]:
    """The layers in the order they run, each with its normalisation."""
    modules = dict(net.named_modules())
    norms = {
        module: modules[name.removesuffix("0") + "1"]
        for name, module in modules.items()
        if isinstance(module, nn.Conv2d) and name.endswith(".0")
    }
    order: list[nn.Conv2d] = []
    convs = [module for module in modules.values() if isinstance(module, nn.Conv2d)]
    hooks = [conv.register_forward_hook(lambda module, *_: order.append(module)) for conv in convs]
    with torch.no_grad():
        net.eval()(picture)
    for hook in hooks:
        hook.remove()
    return [(conv, norms.get(conv)) for conv in order]


def folded(path: str) -> list[tuple[np.ndarray, np.ndarray]]:
    """Weights and offsets of the file's layers, in the order they run."""
    graph = onnx.load(path).graph
    values = {each.name: numpy_helper.to_array(each) for each in graph.initializer}
    for node in graph.node:
        if node.op_type == "DequantizeLinear" and node.input[0] in values:
            raw, scale, zero = (values[name] for name in node.input)
            if scale.ndim:  # one a channel, the first axis
                scale, zero = (each.reshape(-1, *[1] * (raw.ndim - 1)) for each in (scale, zero))
            values[node.output[0]] = ((raw.astype(np.int64) - zero.astype(np.int64)) * scale).astype(
                np.float32
            )
    return [(values[node.input[1]], values[node.input[2]]) for node in graph.node if node.op_type == "Conv"]
